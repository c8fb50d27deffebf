import { type LanguageModel, ModelFailure, type Question } from '../ports/language-model.js';
import { failureOf, type ModelConfig, openAiClient } from './openai-client.js';

/** Many times what is asked for. */
const MOST_BYTES = 256 * 1024;

/** Statuses of an endpoint that does not take a schema, or not this one. */
const NO_SCHEMA: readonly (number | undefined)[] = [400, 422];

/** A model behind any endpoint that speaks OpenAI's chat completions. */
export function createLanguageModel(config: ModelConfig): LanguageModel {
  const client = openAiClient(config, MOST_BYTES);
  return {
    async answer({ messages, schema }: Question, signal) {
      try {
        const completion = await client.chat.completions.create(
          {
            model: config.name,
            messages: [...messages],
            ...(schema && {
              response_format: {
                type: 'json_schema',
                json_schema: { name: 'directions', schema: { ...schema }, strict: true },
              },
            }),
          },
          { signal },
        );
        const text: unknown = completion.choices?.[0]?.message?.content;
        return typeof text === 'string' ? text : '';
      } catch (error) {
        const failure = failureOf(error, signal);
        const isSchema = schema !== undefined && NO_SCHEMA.includes(failure.status);
        throw isSchema ? new ModelFailure('schema', failure.status) : failure;
      }
    },
  };
}
