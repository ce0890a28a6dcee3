import { staffApi } from '@bramblebook/contract/staff-api';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../../../api/api-error.ts';
import { queryClient } from '../../../api/query-client.ts';
import { send } from '../../../api/send.ts';
import { SENT_BRAND, STAFF_TAB } from '../../../ui/sent-brand.ts';
import { toast } from '../../../ui/show-toast.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { wordsOr } from '../../act/refusal-words.ts';
import { afterLogin } from '../../session/login-path.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Signing in: user name and password first, then the code of the authenticator. */
const LoginPage = () => {
  useTitle('Login', STAFF_TAB);
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const search = useSearch();
  const signIn = async (body: Parameters<typeof send<typeof staffApi.login>>[1]) => {
    try {
      const answer = await send(staffApi.login, body);
      if (answer.requires2FA && answer.sessionId) {
        setSessionId(answer.sessionId);
        toast({ title: '2FA Required', description: answer.message });
        return;
      }
      queryClient.clear();
      toast({
        tone: 'success',
        title: 'Login successful',
        description: 'Welcome to the admin dashboard.',
      });
      navigate(afterLogin(search), { replace: true });
    } catch (error) {
      toast({ tone: 'destructive', ...failure(error) });
    }
  };
  return (
    <main className="grid min-h-dvh place-items-center bg-rail p-4">
      <div className="w-full max-w-sm rounded-md bg-sheet p-6 shadow-lifted">
        <p className="mb-5 flex items-center gap-2 font-semibold font-serif text-lg">
          <img src="/favicon.svg" alt="" className="size-7" />
          {SENT_BRAND.brand}
        </p>
        {sessionId ? (
          <CodeForm
            onCode={(code) => signIn({ body: { ...code, sessionId } })}
            onBack={() => setSessionId(null)}
          />
        ) : (
          <PasswordForm onPassword={(body) => signIn({ body })} />
        )}
      </div>
    </main>
  );
};
export default LoginPage;

/** Spec §8: what the server says, 'Invalid credentials' when it says nothing; else it could not be asked. */
const failure = (error: unknown) =>
  error instanceof ApiError
    ? { title: 'Login failed', description: wordsOr(error, 'Invalid credentials') }
    : { title: 'An error occurred. Please try again.' };
