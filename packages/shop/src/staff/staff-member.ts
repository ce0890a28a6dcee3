import type { Role } from '@bramblebook/contract/staff-roles';

/** One of the staff at work. */
export interface StaffMember {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  /** Network address that this came from; null on the command line. */
  readonly address: string | null;
}
