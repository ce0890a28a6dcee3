import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Entries = Extract<Expression, { type: 'ObjectExpression' }>;

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/;
/** What needs no promise that it does nothing but give a value. */
const PLAIN = new Set(['ArrowFunctionExpression', 'Literal', 'Identifier', 'TemplateLiteral']);

interface Change {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** Of a declared call: its schemas go, and a JSON answer is told by its name. */
const leanCall = (call: Entries, code: string): string => {
  const kept = call.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (property.key.name === 'body' || property.key.name === 'query') return [];
    if (property.key.name === 'response' && property.value.type !== 'Literal')
      return ["response: 'json'"];
    return [code.slice(property.start, property.end)];
  });
  return `{ ${kept.join(', ')} }`;
};

const leanCalls = (value: Expression, code: string): Change[] => {
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property): Change[] => {
    if (property.type !== 'Property' || property.value.type !== 'CallExpression') return [];
    const { callee, arguments: given, start, end } = property.value;
    const [call] = given;
    if (callee.type !== 'Identifier' || callee.name !== 'apiCall') return [];
    if (call?.type !== 'ObjectExpression') return [];
    return [{ at: start, end, text: leanCall(call, code) }];
  });
};

const declaredIn = (statement: Statement) => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

/**
 * Leaves out of the parents' app what only the server needs of the contract: the schemas of what
 * is sent and answered, a sixth of the first load. Answers come from the shop's own server, which
 * the tests hold to the schemas; what a person enters is still checked by those that are imported.
 * Every other value of the contract is marked as one that may be dropped where nobody uses it.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!CONTRACT.test(id)) return null;
    const changes = this.parse(code)
      .body.flatMap(declaredIn)
      .flatMap(({ init }): Change[] => {
        if (!init || PLAIN.has(init.type)) return [];
        return [
          { at: init.start, end: init.start, text: '/*@__PURE__*/ (() => (' },
          ...leanCalls(init, code),
          { at: init.end, end: init.end, text: '))()' },
        ];
      });
    const lean = changes
      .toReversed()
      .reduce((text, { at, end, text: put }) => text.slice(0, at) + put + text.slice(end), code);
    return { code: lean, map: null };
  },
});
