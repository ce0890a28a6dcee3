import { staffApi } from '@bramblebook/contract/staff-api';
import { ROLE_LABELS } from '@bramblebook/contract/staff-roles';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { Failed, Loading } from '../../kit/page-states.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { useMay } from '../../session/use-me.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { StaffPanel } from './staff-panel.tsx';

/** The own account: who one is, where one is signed in, recovery codes; for owners, all accounts. */
const AccountPage = () => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.me));
  const may = useMay();
  if (error)
    return (
      <>
        <PageHead title="Account" />
        <Failed error={error} what="your account" onRetry={refetch} />
      </>
    );
  return (
    <>
      <PageHead title="Account" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title="You" actions={data && <RecoveryCodes />}>
          {data ? (
            <Facts
              facts={[
                ['Username', data.username],
                ['Role', ROLE_LABELS[data.role]],
                ['Recovery codes', `${data.recoveryCodesLeft} left`],
              ]}
            />
          ) : (
            <Loading what="your account" lines={3} />
          )}
        </Panel>
        <SessionsPanel />
        {may('accounts') && <StaffPanel />}
      </div>
    </>
  );
};
export default AccountPage;
