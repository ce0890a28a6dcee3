import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { StaffCall } from '@bramblebook/contract/staff-call';
import { mayRole } from '@bramblebook/contract/staff-roles';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { Shop } from '@bramblebook/shop/shop';
import {
  findStaffSession,
  type StaffOrigin,
  type StaffSession,
} from '@bramblebook/shop/staff/accounts/staff-sessions';
import type { FastifyRequest } from 'fastify';
import { browserName } from './browser-name.ts';
import { readStaffCookie } from './cookies.ts';

/** The staff session behind a request's cookie; null without one that is alive. */
export const findStaff = async (
  shop: Shop,
  request: FastifyRequest,
): Promise<StaffSession | null> => {
  const secret = readStaffCookie(request);
  return secret === null ? null : findStaffSession(shop, secret);
};

/** Where a request came from, for the list of sessions: an unknown browser by what it calls itself. */
export const originOf = (request: FastifyRequest): StaffOrigin => {
  const userAgent = String(request.headers['user-agent'] ?? '');
  return { address: request.ip, browser: browserName(userAgent) || userAgent };
};

/**
 * Why a staff call may not be made; null when it may. Without a code a session allows
 * nothing. A parent is told that this is not for them, anybody else to sign in.
 */
export const refuseStaffCall = (
  call: StaffCall,
  staff: StaffSession | null,
  isParent: boolean,
  clock: Clock,
): Refused | null => {
  if (call.needs === 'nobody') return null;
  if (!staff?.isComplete) return refuse(isParent && !staff ? 'not_allowed' : 'not_signed_in');
  if (call.needs !== 'anyone' && !mayRole(staff.role, call.needs)) return refuse('not_allowed');
  const isFresh = staff.freshUntil !== null && staff.freshUntil > clock.now();
  return call.freshCode && !isFresh ? refuse('fresh_code_needed') : null;
};
