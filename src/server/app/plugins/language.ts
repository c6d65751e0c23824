import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Languages, Locale } from '../../language/languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The offered language of the Accept-Language header; null if the client accepts none of them. */
    readonly language: string | null;
    /** Texts and formats of that language; those of the source if it is null. */
    readonly locale: Locale;
  }
}

/** Adds the language of each request. */
export function addRequestLanguage(app: FastifyInstance, languages: Languages): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languages.negotiate(this.headers['accept-language']);
    },
  });
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return languages.getLocale(this.language);
    },
  });
}
