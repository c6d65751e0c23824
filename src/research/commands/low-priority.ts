/**
 * Lowers the priority of the process. Loaded with `node --import`, so that starting the command, about 250 ms of
 * CPU time, already runs at low priority.
 * Linux has an idle class (`chrt` of util-linux); elsewhere the lowest priority applies. Both only compare
 * processes of the same session or service and do not affect PostgreSQL, for which the batch pace exists.
 */
import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_LOW);
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
