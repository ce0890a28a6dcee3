import * as z from 'zod/mini';

/** The environment, or any record like it; empty settings count as unset. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;

/**
 * A vendor's settings: null when the shop does without it, or the one sentence to stop
 * the start with. The sentence names the setting and never repeats a value.
 */
export type VendorSettings<T> =
  | { readonly ok: true; readonly settings: T | null }
  | { readonly ok: false; readonly sentence: string };

/** A setting's check with what is said when it fails; the setting's name is put before it. */
export const settingLike = (pattern: RegExp, sentence: string) =>
  z.string(sentence).check(z.regex(pattern, sentence));

/** The address of a service: https, or plain http on this machine alone. */
export const serviceAddress = (example: string) =>
  z
    .string()
    .check(
      z.refine(
        isServiceAddress,
        `must be an https address, such as ${example} (http on this machine only)`,
      ),
    );

const isServiceAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isOwn = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isOwn));
};

/**
 * Reads one vendor's settings. None of `needed` set means that the shop does without the
 * vendor; some but not all of them, an optional one alone, or a wrong one stops the start.
 */
export const readVendorSettings = <Shape extends z.core.$ZodShape>(
  given: GivenSettings,
  vendor: { readonly needed: Shape; readonly optional?: z.core.$ZodShape },
): VendorSettings<z.output<z.ZodMiniObject<Shape>> & Record<string, string | undefined>> => {
  const { needed, optional = {} } = vendor;
  const names = Object.keys(needed);
  const isSet = (name: string) => given[name] !== undefined && given[name] !== '';
  const set = [...names, ...Object.keys(optional)].filter(isSet);
  const [first] = set;
  if (first === undefined) return { ok: true, settings: null };
  const missing = names.find((name) => !isSet(name));
  if (missing !== undefined)
    return { ok: false, sentence: `${missing} must be set, too, because ${first} is set.` };
  const values = Object.fromEntries(set.map((name) => [name, given[name]]));
  const parsed = z.object({ ...needed, ...optional }).safeParse(values);
  if (parsed.success) return { ok: true, settings: parsed.data as never };
  const [issue] = parsed.error.issues;
  return { ok: false, sentence: `${String(issue?.path[0])} ${issue?.message}.` };
};

/** The same answer with the settings as the adapter takes them. */
export const settingsAs = <A, B>(
  read: VendorSettings<A>,
  change: (settings: A) => B,
): VendorSettings<B> => {
  if (!read.ok) return read;
  return { ok: true, settings: read.settings === null ? null : change(read.settings) };
};
