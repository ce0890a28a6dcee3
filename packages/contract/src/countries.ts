/** Every country and territory, as ISO 3166-1 alpha-2 codes in alphabetical order. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO ' +
  'BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ ' +
  'DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP ' +
  'GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG ' +
  'KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML ' +
  'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE ' +
  'PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL ' +
  'SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM ' +
  'US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export const COUNTRY_CODES: readonly string[] = CODES.split(' ');

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Where a parcel goes unless the customer says otherwise (spec §2, "Shipping form"). */
export const DEFAULT_COUNTRY = 'US';

/** Whether a parcel can be sent there: any ISO country. */
export const isCountryCode = (code: string): boolean => COUNTRY_CODES.includes(code);

/** The name of a country in English; its code where it has none. */
export const countryName = (code: string): string =>
  isCountryCode(code) ? (NAMES.of(code) ?? code) : code;

/** All countries to choose from: the default one first, then by name (decision D5). */
export const countryChoices = (): { code: string; name: string }[] => {
  const choices = COUNTRY_CODES.map((code) => ({ code, name: countryName(code) }));
  const isFirst = ({ code }: { code: string }): number => Number(code === DEFAULT_COUNTRY);
  return choices.sort((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name, 'en'));
};
