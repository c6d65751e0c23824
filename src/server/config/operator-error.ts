export { OperatorError } from '#command-line/operator-error.ts';
