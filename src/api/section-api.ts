import type {
  Feedback,
  HistoryRecord,
  ProgressRecord,
  ReportRecord,
  SummaryRecord,
} from '../contract/bodies.ts';
import { headers, pathTo, patterns } from '../contract/paths.ts';
import { api } from './api.ts';
import { sameOrigin } from './address.ts';
import { forgetSent } from './device/drafts.ts';
import { clearMark } from './device/marks.ts';

interface OfSection {
  readonly userid: string;
  readonly sectionId: string;
}

/** A submission as the questionnaire sends it. */
export interface SubmitArgs extends OfSection {
  readonly ans: readonly (number | null)[];
  /** "major.minor" of the instrument that was answered. */
  readonly version: string;
  /** Same key, same attempt: a repeated send is stored once. */
  readonly key: string;
}

const listOf = <T>(body: unknown): T[] => (Array.isArray(body) ? (body as T[]) : []);

/** The calls about assessments and their results. */
export const sectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One record per instrument, in order. */
    progress: build.query<ProgressRecord[], string>({
      query: (userid) => ({ url: pathTo(patterns.progress, { userid }) }),
      transformResponse: listOf<ProgressRecord>,
      providesTags: ['Progress'],
    }),
    /** When each section was last taken, ISO 8601; null when never, or when its call failed. */
    lastAttempts: build.query<
      Record<string, string | null>,
      { userid: string; sectionIds: readonly string[] }
    >({
      queryFn: async ({ userid, sectionIds }, _api, _extra, call) => {
        const times = await Promise.all(
          sectionIds.map(async (sectionId) => {
            const answer = await call({ url: pathTo(patterns.report, { sectionId, userid }) });
            return [sectionId, listOf<ReportRecord>(answer.data)[0]?.time ?? null] as const;
          }),
        );
        return { data: Object.fromEntries(times) };
      },
      providesTags: ['Attempts'],
    }),
    /**
     * Stores an attempt. Successful only on 204: what was sent leaves the device then, before anybody hears of it,
     * and answers given meanwhile stay. On anything else all stays.
     */
    submit: build.mutation<null, SubmitArgs>({
      queryFn: async ({ userid, sectionId, ans, version, key }, _api, _extra, call) => {
        const { error } = await call({
          url: pathTo(patterns.submit, { userid, sectionId }),
          method: 'POST',
          body: { ans },
          headers: sameOrigin ? { [headers.idempotencyKey]: key, [headers.instrumentVersion]: version } : {},
          validateStatus: (response: Response) => response.status === 204,
        });
        if (error) return { error };
        if (forgetSent(sectionId, userid, key)) clearMark(sectionId);
        return { data: null };
      },
      invalidatesTags: (_result, error) => (error ? [] : ['Progress', 'Attempts']),
    }),
    /** The newest attempt's four parallel lists, or an empty list. */
    feedback: build.query<Feedback, OfSection>({
      query: (of) => ({ url: pathTo(patterns.feedback, { userid: of.userid, sectionId: of.sectionId }) }),
      transformResponse: (body: unknown) => listOf(body) as unknown as Feedback,
      providesTags: ['Attempts'],
    }),
    /** All attempts, newest first; a 404 means none. */
    history: build.query<HistoryRecord[], OfSection>({
      queryFn: async (of, _api, _extra, call) => {
        const answer = await call({
          url: pathTo(patterns.history, { userid: of.userid, sectionId: of.sectionId }),
        });
        if (answer.error?.status === 404) return { data: [] };
        return answer.error ? { error: answer.error } : { data: listOf<HistoryRecord>(answer.data) };
      },
      providesTags: ['Attempts'],
    }),
    /** The newest scores of every section. Sends no headers, as specified. */
    summary: build.query<SummaryRecord[], string>({
      query: (userid) => ({ url: pathTo(patterns.summary, { userid }), anonymous: true }),
      transformResponse: listOf<SummaryRecord>,
      providesTags: ['Attempts'],
    }),
  }),
});

export const {
  useProgressQuery,
  useLastAttemptsQuery,
  useSubmitMutation,
  useFeedbackQuery,
  useHistoryQuery,
  useSummaryQuery,
} = sectionApi;
