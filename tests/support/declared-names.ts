import { type Node, parseSync, Visitor } from "oxc-parser";

/** A declared identifier and its position in the source. */
export type DeclaredName = { name: string; start: number; kind: "value" | "property" | "type" };

type Pattern = Node | null | undefined;

/** Returns the patterns that a pattern contains; of an object's only the rest and the renamed properties. */
function nestedPatterns(pattern: Node): Pattern[] {
  switch (pattern.type) {
    case "AssignmentPattern":
      return [pattern.left];
    case "RestElement":
      return [pattern.argument];
    case "ArrayPattern":
      return pattern.elements;
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => {
        if (property.type === "RestElement") return [property.argument];
        return property.shorthand ? [] : [property.value];
      });
    default:
      return [];
  }
}

function identifiersOf(pattern: Pattern): { name: string; start: number }[] {
  if (!pattern) return [];
  return pattern.type === "Identifier"
    ? [pattern]
    : nestedPatterns(pattern).flatMap((nested) => identifiersOf(nested));
}

/**
 * Returns every identifier that a source declares: variables, parameters, functions, types and their members. The name
 * of a destructured property belongs to the type it comes from, unless the pattern renames it.
 */
export function declaredNames(file: string, source: string): DeclaredName[] {
  const names: DeclaredName[] = [];
  const add = (node: { name: string; start: number }, kind: DeclaredName["kind"]) =>
    names.push({ name: node.name, start: node.start, kind });

  const addPattern = (pattern: Pattern): void => {
    for (const identifier of identifiersOf(pattern)) add(identifier, "value");
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
