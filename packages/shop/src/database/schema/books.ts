import { BOOK_STATUSES } from '@bramblebook/contract/book-states';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import { ART_STYLES, GENDERS, READING_AGES } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import type { ChosenOutline } from '@bramblebook/contract/story-outline';
import type { PagePlan } from '@bramblebook/illustrator/plan-book';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { photos } from './photos.ts';
import { time } from './time-column.ts';

export const books = pgTable(
  'books',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the photo is erased. */
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    childName: text('child_name').notNull(),
    childGender: text('child_gender', { enum: GENDERS }).notNull(),
    storyDescription: text('story_description').notNull(),
    /** How the parent wants the idea understood; null for the best reading of it. */
    outline: jsonb().$type<ChosenOutline>(),
    parentMessage: text('parent_message').notNull(),
    readingAge: text('reading_age', { enum: READING_AGES }).notNull(),
    artStyle: text('art_style', { enum: ART_STYLES }).notNull(),
    /** From 0 to 2³¹−1: brief, looks and seed make the book. */
    seed: integer().notNull(),
    looks: jsonb().$type<HeroLooks>().notNull(),
    /** Null until it is told. */
    story: jsonb().$type<Story>(),
    /** Whether the parent asked for another story, which is not told yet. */
    retell: boolean().notNull().default(false),
    /** Plots of the stories told for this book before the present one. */
    pastPlots: jsonb('past_plots').$type<string[]>().notNull().default([]),
    /** The first telling of the present idea: plots told before it were told of another one. */
    ideaTelling: integer('idea_telling').notNull().default(1),
    /** The story before the present one, while pages that show it wait to be painted again. */
    leavingStory: jsonb('leaving_story').$type<Story>(),
    title: text(),
    status: text({ enum: BOOK_STATUSES }).notNull(),
    /** Whether all thirty pages are wanted; until then only those of the preview are. */
    fullWanted: boolean('full_wanted').notNull().default(false),
    /** For the parent, in plain words; only with status `rejected`. */
    rejectionReason: text('rejection_reason'),
    createdAt: time('created_at').notNull(),
    /** When the parent allowed that a model sees the photo, and in which wording; null where not. */
    photoConsentAt: time('photo_consent_at'),
    photoConsentWording: text('photo_consent_wording'),
    /** Whether the hero is drawn from the chosen looks although a photo might be used. */
    drawnFromLooks: boolean('drawn_from_looks').notNull().default(false),
    /** How often the parent had the hero drawn again by the model. */
    sheetRedos: integer('sheet_redos').notNull().default(0),
    /** When the parent found the drawn hero right; null until then, and again for another one. */
    sheetApprovedAt: time('sheet_approved_at'),
    /** When the parent last did something with the book: photos are kept by it. */
    lastActiveAt: time('last_active_at').notNull(),
    /** Raised by a trigger with every change. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.photoId),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt),
  ],
);
export type BookRow = typeof books.$inferSelect;

/** The thirty pages of a book whose story is told. */
export const bookPages = pgTable(
  'book_pages',
  {
    bookId: text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    /** The words on the page, by the story or by the parent's hand; null where no story text stands. */
    text: text(),
    /** The picture there is to be; the page is made once it is the shown one. */
    wantedVersion: integer('wanted_version').notNull(),
    /** The picture people see: stays until the wanted one is painted. */
    shownVersion: integer('shown_version'),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.page] })],
);
export type BookPageRow = typeof bookPages.$inferSelect;

/** What each version of a page's picture is painted from. Never changed once written. */
export const pagePlans = pgTable(
  'page_plans',
  {
    bookId: text('book_id').notNull(),
    page: integer().notNull(),
    version: integer().notNull(),
    plan: jsonb().$type<PagePlan>().notNull(),
    /** The story that it belongs to: 1 for the first one told for this book. */
    telling: integer().notNull().default(1),
    /** The words that come with this picture, of a story told anew; null where the page's words stay. */
    words: text(),
    /** What a revision has the picture show instead of what the story says. */
    brief: jsonb().$type<PictureBrief>(),
    /** Raised by a revision for another composition of the picture. */
    composition: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.page, table.version] }),
    foreignKey({
      columns: [table.bookId, table.page],
      foreignColumns: [bookPages.bookId, bookPages.page],
    }).onDelete('cascade'),
  ],
);

/** One row a painted picture: its key is what keeps a page from being made twice. */
export const pagePictures = pgTable(
  'page_pictures',
  {
    bookId: text('book_id').notNull(),
    page: integer().notNull(),
    version: integer().notNull(),
    masterBytes: integer('master_bytes').notNull(),
    madeAt: time('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.page, table.version] }),
    foreignKey({
      name: 'page_pictures_plan_fk',
      columns: [table.bookId, table.page, table.version],
      foreignColumns: [pagePlans.bookId, pagePlans.page, pagePlans.version],
    }).onDelete('cascade'),
  ],
);

/** One row a picture painted at the printer's size, of a version that was approved for printing. */
export const printMasters = pgTable(
  'print_masters',
  {
    bookId: text('book_id').notNull(),
    page: integer().notNull(),
    version: integer().notNull(),
    bytes: integer().notNull(),
    madeAt: time('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.page, table.version] }),
    foreignKey({
      name: 'print_masters_plan_fk',
      columns: [table.bookId, table.page, table.version],
      foreignColumns: [pagePlans.bookId, pagePlans.page, pagePlans.version],
    }).onDelete('cascade'),
  ],
);

/** The free revisions of a book, numbered from 1. */
export const bookRevisions = pgTable(
  'book_revisions',
  {
    bookId: text('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The story that it was about, as in the plans. */
    telling: integer().notNull().default(1),
    note: text().notNull(),
    pages: jsonb().$type<number[]>().notNull(),
    looks: jsonb().$type<Partial<HeroLooks>>(),
    /** What the shop understood and does, for the parent. */
    answer: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.number] })],
);
