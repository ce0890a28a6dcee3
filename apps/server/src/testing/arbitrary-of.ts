import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';

/** As much of a JSON schema as the contract's schemas come to. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** What breaks parsers, queries and files of those who are not careful. */
const EDGES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  ' ',
  '\u0000',
  '\u200B',
  '\u202Eabc',
  '\uD83D',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '{}',
  '__proto__',
  'constructor',
  'x'.repeat(10_001),
  '9'.repeat(40),
  [],
  [[]],
  {},
  { toString: 1 },
];

const SHORT_BINARY = fc.string({ unit: 'binary', maxLength: 20 });
const ANY_JSON = fc.jsonValue({ maxDepth: 2 });

const textOf = ({ minLength = 0, maxLength = 80 }: JsonSchema): Arbitrary<unknown> => {
  const most = Math.min(maxLength, 3_000);
  return fc.oneof(
    fc.string({ minLength: Math.min(minLength, most), maxLength: Math.min(most, 80) }),
    SHORT_BINARY,
    fc.constantFrom(most, most + 1, minLength).map((length) => 'a'.repeat(length)),
  );
};

const numberOf = ({ type, minimum = -10, maximum = 1_000 }: JsonSchema): Arbitrary<unknown> =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }),
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
    type === 'integer' ? fc.integer() : fc.double({ noNaN: true }),
  );

const objectOf = ({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> => {
  const fields: Record<string, Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) fields[name] = around(schema);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(fields, { requiredKeys });
};

/** Values that the schema means. */
const within = (schema: JsonSchema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(within));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(around(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? 4, 20),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.oneof(fc.string(), ANY_JSON);
  }
};

/** Values that the schema means, mostly, and now and then one that nobody means. */
const around = (schema: JsonSchema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: within(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...EDGES) },
    { weight: 1, arbitrary: ANY_JSON },
  );

/** What a schema of the contract may be sent: what it means, its edges, and nonsense. */
export const arbitraryOf = (schema: z.ZodMiniType): Arbitrary<unknown> =>
  around(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
