export { useReaderAgeQuery } from '../../api/user-api.ts';
