/** A hundredth of a millimetre is nothing to a knife. */
export const TOLERANCE_MM = 0.01;

/** Whether two lengths in mm are one to a printer. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_MM;

/** A length as a report tells it. */
export const mm = (value: number): string => `${value.toFixed(2)} mm`;
