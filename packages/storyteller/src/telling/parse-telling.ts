import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';

/** A text of a telling where it stands in its file. */
export interface Source {
  readonly text: string;
  readonly line: number;
}

export interface PageSource {
  readonly page: number;
  readonly line: number;
  readonly text: Source;
  /** The picture line, without its “>”; empty when the page before goes on. */
  readonly picture: Source;
  readonly alt: Source | null;
}

/** A consistent set of pages: those that are always there, or those of one kind of trouble, helper, tool. */
export interface Strand {
  /** “the trouble”; empty for the pages that are always there. */
  readonly group: string;
  /** “obstacle is water”; “otherwise”; empty when it always holds. */
  readonly condition: string;
  readonly line: number;
  readonly lets: ReadonlyMap<string, string>;
  readonly pages: readonly PageSource[];
}

export interface Telling {
  /** “bring-home/4-5.md”. */
  readonly file: string;
  /** Title, tagline, blurb, refrain …; several lines of one key are kept in order. */
  readonly matter: ReadonlyMap<string, readonly Source[]>;
  readonly strands: readonly Strand[];
}

/** What is wrong with the form of a telling, and where. */
export class TellingSlip extends Error {
  constructor(file: string, line: number, message: string) {
    super(`tellings/${file}:${line}: ${message}`);
  }
}

interface Building {
  group: string;
  condition: string;
  line: number;
  lets: Map<string, string>;
  pages: PageSource[];
}

const matterOf = (
  file: string,
  lines: readonly string[],
): { matter: Map<string, Source[]>; end: number } => {
  const matter = new Map<string, Source[]>();
  if (lines[0]?.trim() !== '---')
    throw new TellingSlip(file, 1, 'a telling begins with --- and its title');
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === '---') return { matter, end: at + 1 };
    if (line === '') continue;
    const found = /^([a-z]+):\s*(.+)$/.exec(line);
    if (found === null) throw new TellingSlip(file, at + 1, `“${line}” should be “key: text”`);
    const [, key = '', text = ''] = found;
    matter.set(key, [...(matter.get(key) ?? []), { text, line: at + 1 }]);
  }
  throw new TellingSlip(file, lines.length, 'the second --- is missing');
};

interface OpenPage {
  page: number;
  line: number;
  words: string[];
  textLine: number;
  picture: Source;
  alt: Source | null;
}

const closed = (file: string, open: OpenPage): PageSource => {
  const { page, line, picture, alt } = open;
  const text = open.words.join(' ').trim();
  if (text === '') throw new TellingSlip(file, line, `page ${page} has no text`);
  return { page, line, picture, alt, text: { text, line: open.textLine || line } };
};

class TellingParser {
  readonly strands: Building[] = [
    { group: '', condition: '', line: 1, lets: new Map(), pages: [] },
  ];
  private open: OpenPage | null = null;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  private get strand(): Building {
    const last = this.strands.at(-1);
    if (last === undefined) throw new TellingSlip(this.file, 1, 'no strand');
    return last;
  }

  endPage(): void {
    if (this.open !== null) this.strand.pages.push(closed(this.file, this.open));
    this.open = null;
  }

  read(raw: string, line: number): void {
    const text = raw.trim();
    const page = /^## (\d+)$/.exec(text);
    const strand = /^# ([^:]+):\s*(.+)$/.exec(text);
    const given = /^let ([a-z][\w ]*?)\s*=\s*(.+)$/.exec(text);
    if (page !== null) this.startPage(Number(page[1]), line);
    else if (strand !== null) {
      this.endPage();
      const [, group = '', condition = ''] = strand;
      this.strands.push({ group, condition, line, lets: new Map(), pages: [] });
    } else if (given !== null && this.open === null)
      this.strand.lets.set(given[1] ?? '', given[2] ?? '');
    else if (text === '' || text.startsWith('<!--')) return;
    else if (text.startsWith('#'))
      throw new TellingSlip(
        this.file,
        line,
        `“${text}”: a page is “## 9”, a strand “# the trouble: obstacle is water”`,
      );
    else this.pageLine(text, line);
  }

  private startPage(page: number, line: number): void {
    this.endPage();
    if (!TEXT_PAGES.includes(page))
      throw new TellingSlip(this.file, line, `page ${page}: story pages are 6 to 26`);
    this.open = { page, line, words: [], textLine: 0, picture: { text: '', line }, alt: null };
  }

  private pageLine(text: string, line: number): void {
    if (this.open === null)
      throw new TellingSlip(this.file, line, `“${text.slice(0, 40)}” stands on no page`);
    if (text.startsWith('> alt:')) this.open.alt = { text: text.slice(6).trim(), line };
    else if (text.startsWith('>')) this.open.picture = { text: text.slice(1).trim(), line };
    else {
      this.open.textLine ||= line;
      this.open.words.push(text);
    }
  }
}

/** Reads a telling; throws a TellingSlip with file and line where its form is wrong. */
export const parseTelling = (file: string, source: string): Telling => {
  const lines = source.split(/\r?\n/);
  const { matter, end } = matterOf(file, lines);
  const parser = new TellingParser(file);
  for (let at = end; at < lines.length; at += 1) parser.read(lines[at] ?? '', at + 1);
  parser.endPage();
  for (const key of ['title', 'tagline', 'blurb', 'refrain'])
    if (!matter.has(key))
      throw new TellingSlip(file, 1, `“${key}:” is missing between the --- lines`);
  return { file, matter, strands: parser.strands };
};
