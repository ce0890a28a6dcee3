import { hiddenFaces, paintedFaults, surveyedPages } from './page-rules.ts';
import { TEXTURES } from './texture-folder.ts';

/**
 * Paints 540 random pages and holds each to the rules that the tests hold a hundred of them
 * to: `npm run survey`, about two minutes. Ends with 1 when a page breaks a rule.
 */
const started = performance.now();
const plans = surveyedPages();
const faults = plans.flatMap((plan) => [
  ...hiddenFaces(plan, TEXTURES),
  ...paintedFaults(plan, TEXTURES),
]);
for (const fault of faults) console.log(fault);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${plans.length} pages, ${faults.length} faults, ${seconds} s`);
if (faults.length > 0) process.exitCode = 1;
