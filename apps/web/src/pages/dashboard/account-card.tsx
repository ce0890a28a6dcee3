import { screenPath } from '@bramblebook/contract/screen-routes';
import type { User } from '@bramblebook/contract/user';
import { CreditCard, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut } from '../../session/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/show-toast.ts';

const ProfileDialog = later(async () => (await import('./profile-dialog.tsx')).ProfileDialog);

const ROW = 'flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left hover:bg-ink/6';

/** The account: who one is, how one pays, help, and the way out. */
export const AccountCard = ({ user }: { user: User }) => {
  const [open, setOpen] = useState<'profile' | 'payment' | null>(null);
  const [, navigate] = useLocation();
  const leave = async () => {
    try {
      await signOut();
      navigate(screenPath('landing'));
    } catch {
      toast({
        tone: 'destructive',
        title: 'You are still signed in',
        description: 'The shop could not be reached. Please try to sign out again.',
      });
    }
  };
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-2xl">Account</h2>
        <p className="break-words text-ink-soft">{user.email}</p>
      </div>
      <ul className="-mx-3 grid">
        <li>
          <button type="button" className={ROW} onClick={() => setOpen('profile')}>
            <UserRound className="size-5 text-berry" aria-hidden="true" />
            Profile Settings
          </button>
        </li>
        <li>
          <button type="button" className={ROW} onClick={() => setOpen('payment')}>
            <CreditCard className="size-5 text-berry" aria-hidden="true" />
            Payment Methods
          </button>
        </li>
        <li>
          <Link href={screenPath('help')} className={ROW}>
            <LifeBuoy className="size-5 text-berry" aria-hidden="true" />
            Help & Support
          </Link>
        </li>
        <li>
          <button type="button" className={ROW} onClick={leave}>
            <LogOut className="size-5 text-berry" aria-hidden="true" />
            Sign Out
          </button>
        </li>
      </ul>
      {open === 'profile' && <ProfileDialog user={user} onClose={() => setOpen(null)} />}
      <Dialog
        open={open === 'payment'}
        onClose={() => setOpen(null)}
        title="Payment Methods"
        description="We keep no cards. You enter yours at each order, it goes to the payment provider alone, and none of it is stored with us. So there is nothing to manage here, and nothing to steal."
      >
        <Button className="mt-6" onClick={() => setOpen(null)}>
          Good to know
        </Button>
      </Dialog>
    </Card>
  );
};
