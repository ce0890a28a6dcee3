import '../staff.css';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { StaffApp } from '../staff-app.tsx';

/** Opens the staff area at an address; gives where it has been since, newest last. */
export const openStaffScreen = async (address: string): Promise<{ readonly history: string[] }> => {
  const [path = '/', searchPath = ''] = address.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <StaffApp />
    </Router>,
  );
  return { history };
};

/** Waits for a toast with these words; an open dialog hides the toasts' region from roles. */
export const expectToast = async (...words: readonly string[]): Promise<void> => {
  for (const word of words)
    await expect.element(page.getByText(word, { exact: true }).first()).toBeInTheDocument();
};
