import type { VendorSettings } from '../settings/vendor-settings.ts';

/** The settings of a stand-in, which are all there and right. */
export const settingsOf = <S>(read: VendorSettings<S>): S => {
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  return read.settings;
};
