import type { FakeResponses } from '../fake-server.ts';

/** The responses for a person who has stopped the processing of their data. */
export const stoppedResponses: FakeResponses = {
  '/consent/': {
    body: {
      terms: { given: false, version: '2026-10-01', time: '2026-10-12T06:30:00.000Z' },
      research: null,
    },
  },
};
