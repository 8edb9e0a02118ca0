import { type Node, parseSync, Visitor } from "oxc-parser";

/** A declared identifier and its position in the source. */
export type DeclaredName = { name: string; start: number; kind: "value" | "property" | "type" };

type Pattern = Node | null | undefined;

/**
 * Returns every identifier that a source declares: variables, parameters, functions, types and their members. The name
 * of a destructured property belongs to the type it comes from, unless the pattern renames it.
 */
export function declaredNames(file: string, source: string): DeclaredName[] {
  const names: DeclaredName[] = [];
  const add = (node: { name: string; start: number }, kind: DeclaredName["kind"]) =>
    names.push({ name: node.name, start: node.start, kind });

  const addPattern = (pattern: Pattern): void => {
    if (!pattern) return;
    if (pattern.type === "Identifier") add(pattern, "value");
    if (pattern.type === "AssignmentPattern") addPattern(pattern.left);
    if (pattern.type === "RestElement") addPattern(pattern.argument);
    if (pattern.type === "ArrayPattern") pattern.elements.forEach(addPattern);
    if (pattern.type === "TSParameterProperty") addPattern(pattern.parameter);
    if (pattern.type !== "ObjectPattern") return;
    for (const property of pattern.properties) {
      if (property.type === "RestElement") addPattern(property.argument);
      else if (!property.shorthand) addPattern(property.value);
    }
  };
  const addFunction = (node: { id?: Pattern; params: readonly unknown[] }) => {
    addPattern(node.id);
    for (const param of node.params) addPattern(param as Pattern);
  };
  const addMember = ({ key, computed }: { key: Node; computed?: boolean }) => {
    if (!computed && key.type === "Identifier") add(key, "property");
  };
  const addType = ({ id }: { id: { name: string; start: number } }) => add(id, "type");

  new Visitor({
    VariableDeclarator: ({ id }) => addPattern(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ params }),
    CatchClause: ({ param }) => addPattern(param),
    ImportSpecifier: ({ local, imported }) => {
      if (local.start !== imported.start) add(local, "value");
    },
    ClassDeclaration: ({ id }) => addPattern(id),
    MethodDefinition: addMember,
    PropertyDefinition: addMember,
    TSPropertySignature: addMember,
    TSMethodSignature: addMember,
    TSTypeAliasDeclaration: addType,
  }).visit(parseSync(file, source).program);
  return names;
}

/** Returns the words of a name in any case style, in lower case. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
}
