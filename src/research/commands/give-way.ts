/**
 * Loaded before a command (`node --import`), so that what it costs to begin, a quarter of a second of the processor, already
 * lets every other process of the machine come first: from here on this one runs where nobody else wants to. Where Linux
 * has its word for that (`chrt`, of util-linux), a processor is left at once; elsewhere the lowest priority has to do. Either
 * holds among the processes of one session or service alone, and for PostgreSQL's work not at all: for these there is the pace.
 */
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_LOW);
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
