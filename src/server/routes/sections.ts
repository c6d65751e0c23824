import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SectionParams, UserParams } from '../../contract/bodies.ts';
import { patterns } from '../../contract/paths.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { requireOwner, summaryOwner } from '../plugins/session.ts';
import { feedbackOf, historyOf } from '../services/feedback.ts';
import { progressOf, reportOf, summaryOf } from '../services/progress.ts';
import { sectionOf } from '../services/sections.ts';
import { knownSection } from './known-section.ts';

/** What is read of a person's attempts: progress, dates, feedback, history, summary. */
export function sectionRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const owner = requireOwner(deps);
  const ofUser = { schema: { params: UserParams }, onRequest: owner };
  const ofSection = { schema: { params: SectionParams }, onRequest: [owner, knownSection(deps)] };

  return async (app) => {
    app.get(patterns.progress, ofUser, async ({ userid }) => progressOf(deps, userid));

    app.get(patterns.summary, { ...ofUser, onRequest: summaryOwner(deps) }, async ({ userid }) =>
      summaryOf(deps, userid),
    );

    app.get(patterns.report, ofSection, async ({ userid, params }) =>
      reportOf(deps, userid, params.sectionId),
    );

    app.get(patterns.feedback, ofSection, async ({ userid, params }) =>
      feedbackOf(deps, userid, sectionOf(deps, params.sectionId)),
    );

    app.get(patterns.history, ofSection, async ({ userid, params }) => {
      const records = await historyOf(deps, userid, sectionOf(deps, params.sectionId));
      if (records.length === 0) throw new Problem(404, 'There is no attempt in this section yet.');
      return records;
    });
  };
}
