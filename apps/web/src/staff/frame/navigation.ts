import { STAFF_SCREENS } from '@bramblebook/contract/screen-routes';
import {
  BookCheck,
  BookX,
  CircleUser,
  LayoutDashboard,
  type LucideIcon,
  Package,
  ScrollText,
  Users,
} from 'lucide-react';

export interface NavEntry {
  readonly label: string;
  readonly path: string;
  readonly Icon: LucideIcon;
  /** Keys that lead there. */
  readonly keys: string;
}

/** The screens in the sidebar, in order. */
export const NAVIGATION: readonly NavEntry[] = [
  { label: 'Dashboard', path: STAFF_SCREENS.adminDashboard, Icon: LayoutDashboard, keys: 'g d' },
  { label: 'Orders', path: STAFF_SCREENS.adminOrders, Icon: Package, keys: 'g o' },
  { label: 'Approved Books', path: STAFF_SCREENS.adminApprovedBooks, Icon: BookCheck, keys: 'g b' },
  { label: 'Books in trouble', path: STAFF_SCREENS.adminTrouble, Icon: BookX, keys: 'g t' },
  { label: 'Customers', path: STAFF_SCREENS.adminCustomers, Icon: Users, keys: 'g c' },
  { label: 'Audit log', path: STAFF_SCREENS.adminAudit, Icon: ScrollText, keys: 'g l' },
  { label: 'Account', path: STAFF_SCREENS.adminAccount, Icon: CircleUser, keys: 'g a' },
];

/** Whether an entry stands for the screen at a path. */
export const isAt = ({ path }: NavEntry, asked: string): boolean =>
  asked === path || asked.startsWith(`${path}/`);
