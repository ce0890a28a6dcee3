import pino, { type Logger } from 'pino';

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

// A failed query says its parameters after this word: names, e-mails, texts.
const withoutParameters = (text: string): string =>
  text.replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/g, '\nparams: (not logged)');

/** An error as it may be logged: what and where, never the data it happened with. */
const loggableError = (error: unknown): LoggedError | string => {
  if (!(error instanceof Error)) return typeof error;
  const { code, stack, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutParameters(error.message),
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack: withoutParameters(stack) }),
    ...(cause instanceof Error && { cause: loggableError(cause) as LoggedError }),
  };
};

/**
 * The log, as JSON lines on the standard output. A request is its method and the
 * pattern of its route: no address with its query, no body, no cookie.
 */
export const openLog = (level: string, destination?: NodeJS.WritableStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: loggableError,
        req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url,
        }),
        res: (response: { statusCode?: number }) => ({ status: response.statusCode }),
      },
    },
    destination ?? pino.destination(1),
  );
