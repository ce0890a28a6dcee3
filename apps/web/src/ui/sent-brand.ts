import { BRAND_MARKS, type BrandNames, DEFAULT_BRAND } from '@bramblebook/contract/brand';

const readPage = (): BrandNames => {
  const { brand, brandOwner, supportEmail } = document.documentElement.dataset;
  return {
    brand: brand ?? DEFAULT_BRAND.brand,
    brandOwner: brandOwner ?? DEFAULT_BRAND.brandOwner,
    supportEmail: supportEmail ?? DEFAULT_BRAND.supportEmail,
  };
};

/** The shop's names as the server wrote them into the page; at the build, the marks it writes over. */
export const SENT_BRAND: BrandNames = typeof document === 'undefined' ? BRAND_MARKS : readPage();

/** What the staff's tabs are called beside what they show. */
export const STAFF_TAB = `${SENT_BRAND.brand} staff`;
