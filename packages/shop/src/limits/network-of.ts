import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as it was written in full or in short. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const left = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(tail === undefined ? 0 : left).fill('0'), ...after];
};

/**
 * Who an address counts as where tries are limited: itself, or of IPv6 its network of 64
 * bits, because everybody has a whole one to choose addresses from.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (embedded) return embedded;
  const network = groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
