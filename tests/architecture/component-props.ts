import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A prop of a component with its description; '' without one. */
export interface Prop {
  /** `ButtonProps.busy`. */
  readonly name: string;
  readonly sentence: string;
  /** Declared as a method, which the props table omits. */
  readonly isMethod: boolean;
}

/** @returns the props declared in a file: in its types `…Props` and `…Text`, and in exported components */
export function listProps(file: string): Prop[] {
  return parseSource(file).statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && isPropsName(statement.name.text))
      return listMembers(statement.name.text, statement.members);
    if (ts.isTypeAliasDeclaration(statement) && isPropsName(statement.name.text))
      return listTypeLiterals(statement.type).flatMap(({ members }) =>
        listMembers(statement.name.text, members),
      );
    if (
      ts.isFunctionDeclaration(statement) &&
      isExported(statement) &&
      /^[A-Z]/.test(statement.name?.text ?? '')
    )
      return statement.parameters.flatMap(({ type }) =>
        type && ts.isTypeLiteralNode(type) ? listMembers(statement.name?.text ?? '', type.members) : [],
      );
    return [];
  });
}

/**
 * @returns the exported components of a file whose props type is declared in another file. The props table omits those:
 * it reads only the file of the component and the types that it extends.
 */
export function listUndocumented(file: string): string[] {
  const { statements } = parseSource(file);
  const own = statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .map(({ name }) => name.text);
  const isRead = (type: ts.TypeNode | undefined) =>
    type === undefined ||
    ts.isTypeLiteralNode(type) ||
    (ts.isTypeReferenceNode(type) && ['ComponentProps', ...own].includes(type.typeName.getText()));
  return statements
    .filter(ts.isFunctionDeclaration)
    .filter((one) => isExported(one) && /^[A-Z]/.test(one.name?.text ?? ''))
    .filter(({ parameters }) => !parameters.every(({ type }) => isRead(type)))
    .map(({ name }) => name?.text ?? '');
}

/** @returns the members of all interfaces of a file, such as those that props extend */
export function listFields(file: string): Prop[] {
  return parseSource(file)
    .statements.filter(ts.isInterfaceDeclaration)
    .flatMap(({ name, members }) => listMembers(name.text, members));
}

/** @returns the names of the props that the stories of a file set */
export function listArgs(file: string): string[] {
  const args: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'args')
      ts.forEachChild(node.initializer, (arg) => {
        if (ts.isPropertyAssignment(arg) || ts.isShorthandPropertyAssignment(arg))
          args.push(arg.name.getText());
      });
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file));
  return args;
}

const parseSource = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const isPropsName = (name: string) => /(Props|Text)$/.test(name);

function isExported(statement: ts.FunctionDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function listTypeLiterals(type: ts.TypeNode): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(listTypeLiterals) : [];
}

function listMembers(owner: string, members: ts.NodeArray<ts.TypeElement>): Prop[] {
  return members.map((member) => ({
    name: `${owner}.${member.name?.getText() ?? '?'}`,
    isMethod: ts.isMethodSignature(member),
    sentence: ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}
