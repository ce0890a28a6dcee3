import { useState } from 'react';
import { useSubmit } from '../../../ui/use-submit.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/field.tsx';

/** The first step of signing in. */
export const PasswordForm = ({
  onPassword,
}: {
  readonly onPassword: (entry: { username: string; password: string }) => Promise<void>;
}) => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, onSubmit } = useSubmit(async () => {
    await onPassword({ username: username.trim(), password });
    return {};
  });
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h1 className="text-xl">Staff login</h1>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        required
        autoFocus
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={1024}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        Login
      </Button>
    </form>
  );
};
