/**
 * `npm run pictures:accept [-- PATH …]`: keeps what the stories look like now, the chosen pictures and the whole set; of
 * some files of stories alone where paths are given, and with `--chosen` only the pictures of `npm test`. Only what differs is written, and what has lost its story goes.
 */
import { removeOrphans } from './kept.ts';
import { drawStories } from './run.ts';

const words = process.argv.slice(2);
const paths = words.filter((word) => word !== '--chosen');
const code = await drawStories(words.includes('--chosen') ? 'accept-chosen' : 'accept', paths);
removeOrphans();
process.exit(code);
