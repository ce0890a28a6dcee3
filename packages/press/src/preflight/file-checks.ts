import type { PreflightCheck, PreflightCheckId } from '@bramblebook/contract/preflight-report';
import type { Expected } from './expected.ts';
import type { PrintFileStructure } from './read-structure.ts';

/** One finding about one page or about the whole file. */
export interface Finding {
  readonly found: string;
  readonly wanted: string;
  readonly ok: boolean;
  readonly page?: number;
}

/** What is told of a check: every failure, or else the finding that came nearest to one. */
export const told = (id: PreflightCheckId, findings: readonly Finding[]): PreflightCheck[] => {
  const failures = findings.filter(({ ok }) => !ok);
  const kept = failures.length > 0 ? failures : findings.slice(0, 1);
  return kept.map((finding) => ({ id, ...finding }));
};

const MB = 1024 * 1024;
const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

const standardOf = ({ version, trapped, outputIntents, xmp }: PrintFileStructure): string[] => [
  `PDF ${version}`,
  ...(trapped === '/False' || trapped === '/True' ? ['Trapped'] : []),
  ...(outputIntents.some((intent) => intent.startsWith('GTS_PDFX')) ? ['output intent'] : []),
  ...(xmp.includes('>PDF/X-4<') ? ['PDF/X-4'] : []),
];

const STANDARDS: Record<Expected['profile']['standard'], readonly string[]> = {
  'PDF 1.6': ['PDF 1.6', 'Trapped'],
  'PDF/X-4': ['PDF 1.6', 'Trapped', 'output intent', 'PDF/X-4'],
};

/** Checks of the file as a whole. */
export const checkFile = (
  structure: PrintFileStructure,
  fileBytes: number,
  expected: Expected,
): PreflightCheck[] => {
  const { profile, documentId } = expected;
  const standard = standardOf(structure);
  const wanted = STANDARDS[profile.standard];
  const faulty = structure.fonts.filter(({ isEmbedded, isSubset }) => !isEmbedded || !isSubset);
  const names = (faulty.length > 0 ? faulty : structure.fonts).map(({ name }) => name);
  const isSealed = structure.xmp.includes(`uuid:${documentId}<`);
  return [
    ...told('fonts-embedded', [
      {
        ok: faulty.length === 0,
        found: `${faulty.length > 0 ? 'not so: ' : ''}${names.join(', ') || 'no text'}`,
        wanted: 'all',
      },
    ]),
    ...told('file-size', [
      {
        ok: fileBytes <= profile.maxFileBytes,
        found: inMb(fileBytes),
        wanted: `at most ${inMb(profile.maxFileBytes)}`,
      },
    ]),
    ...told('standard', [
      {
        ok: wanted.every((part) => standard.includes(part)),
        found: standard.join(', '),
        wanted: wanted.join(', '),
      },
    ]),
    ...told('sealed-layout', [
      {
        ok: isSealed,
        found: isSealed ? 'the approved one' : 'another one',
        wanted: 'the approved one',
      },
    ]),
  ];
};
