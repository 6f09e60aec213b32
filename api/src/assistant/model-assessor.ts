import { Logger, ServiceUnavailableException } from '@nestjs/common';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { Answers } from '@practice/desk/answers';
import {
  askedAgain,
  askedToAnswer,
  askedToRead,
  deskAnswerSchema,
  type ModelMessage,
  readDeskAnswer,
} from '@practice/desk/model/prompts';
import { spokenOf, textOf } from '@practice/desk/model/spoken';
import { Assessor, type Conversation, type Reading } from '@practice/desk/reading';
import OpenAI, { APIError, APIUserAbortError } from 'openai';

const readingTokens = 4_000;
const answerTokens = 800;

const whole = /^(?:stop|eos|eos_token|end_turn|stop_sequence|complete)$/i;

const unavailable = 'Our assistant can’t answer right now. Please try again in a minute.';

interface ModelOptions {
  apiKey: string;
  model: string;
  baseUrl?: string | undefined;
  timeLimit?: number;
  builtIn: Pick<Assessor, 'read'>;
  onSecondTry?: () => Promise<void>;
  onUsage?: (usage: { prompt_tokens: number; completion_tokens: number }) => void;
}

/** Asks a model on an OpenAI-compatible server, which gets no names, addresses or ids and makes no scores. */
export class ModelAssessor extends Assessor {
  readonly readBy = 'model';
  override readonly model: string;
  private readonly logger = new Logger(ModelAssessor.name);
  private readonly client: OpenAI;
  private readonly timeLimit: number;

  constructor(private readonly options: ModelOptions) {
    super();
    const { apiKey, baseUrl, model, timeLimit = 30_000 } = options;
    this.model = model;
    this.timeLimit = timeLimit;
    this.client = new OpenAI({
      apiKey: apiKey || 'none',
      ...(baseUrl ? { baseURL: baseUrl } : {}),
      // A retry costs money, so it is left to the client.
      maxRetries: 0,
      timeout: timeLimit,
      // Clients' answers must go to no other server.
      fetchOptions: { redirect: 'error' },
    });
  }

  async read(answers: Answers): Promise<Reading> {
    const messages = askedToRead(answers);
    const signal = AbortSignal.timeout(this.timeLimit);
    const own = await this.options.builtIn.read(answers);
    for (let tries = 1; tries <= 2; tries += 1) {
      if (tries > 1) await this.options.onSecondTry?.();
      const text = await this.ask(messages, signal);
      const read = readDeskAnswer(text, answers, own);
      if ('findings' in read) return read;
      this.logger.warn(`Try ${tries}: the model’s answer did not fit the schema.`);
      messages.push(...askedAgain(text, read.problem));
    }
    throw new ServiceUnavailableException({ message: unavailable });
  }

  async *answer(conversation: Conversation, question: string, signal: AbortSignal): AsyncIterable<string> {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(this.timeLimit)]);
    try {
      const stream = await this.client.chat.completions.create(
        {
          model: this.model,
          stream: true,
          ...(this.options.onUsage && { stream_options: { include_usage: true } }),
          max_completion_tokens: answerTokens,
          messages: askedToAnswer(conversation, question),
        },
        { signal: stop },
      );
      let end = '';
      const { onUsage } = this.options;
      const pieces = async function* () {
        for await (const { choices, usage } of stream) {
          if (usage) onUsage?.(usage);
          const choice = choices?.[0];
          if (choice?.delta?.refusal) throw new Error('The model refused to answer.');
          yield textOf(choice?.delta?.content);
          end = choice?.finish_reason ?? end;
        }
      };
      let isEmpty = true;
      for await (const piece of spokenOf(pieces())) {
        isEmpty &&= piece.trim() === '';
        if (piece) yield piece;
      }
      if (isEmpty || end === '') throw new Error('The answer broke off.');
      if (!whole.test(end))
        yield `\n\n*${end === 'length' ? assessmentMessages.tooLong : assessmentMessages.stopped}*`;
    } catch (error) {
      throw this.failure(error, signal);
    }
  }

  private async ask(messages: ModelMessage[], signal: AbortSignal): Promise<string> {
    try {
      const { choices, usage } = await this.client.chat.completions.create(
        {
          model: this.model,
          messages,
          max_completion_tokens: readingTokens,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'desk', strict: true, schema: deskAnswerSchema },
          },
        },
        { signal },
      );
      if (usage) this.options.onUsage?.(usage);
      const [choice] = choices;
      if (choice?.message.refusal) throw new Error('The model refused to read the answers.');
      if (!whole.test(choice?.finish_reason ?? 'stop')) throw new Error('The model’s answer was cut off.');
      return textOf(choice?.message.content);
    } catch (error) {
      throw this.failure(error, signal);
    }
  }

  // The provider's message may repeat what a client typed, so it is neither shown nor logged.
  private failure(error: unknown, signal: AbortSignal): unknown {
    if (error instanceof APIUserAbortError && signal.aborted && signal.reason?.name !== 'TimeoutError')
      return error;
    this.logger.error(`The model failed: ${nameOf(error)}`);
    return new ServiceUnavailableException({ message: unavailable });
  }
}

function nameOf(error: unknown): string {
  if (error instanceof APIError) return `${error.constructor.name}, status ${error.status ?? 'none'}`;
  return error instanceof Error ? error.name : typeof error;
}
