import type { ImageModel } from '../ports/image-model.js';
import { ModelFailure } from '../ports/language-model.js';
import { failureOf, type ModelConfig, openAiClient } from './openai-client.js';

/** A picture of 1024 by 1024 pixels in base64, and room for more. */
const MOST_BYTES = 12 * 1024 * 1024;

/** Models that answer in base64 whatever is asked, and refuse to be told. */
const ALWAYS_BASE64 = /^gpt-image/;

/**
 * A model behind any endpoint that speaks OpenAI's images. The picture is taken out of the answer; an address in its
 * place is never fetched.
 */
export function createImageModel(config: ModelConfig): ImageModel {
  const client = openAiClient(config, MOST_BYTES);
  return {
    async draw(prompt, signal) {
      const answer = await client.images
        .generate(
          {
            model: config.name,
            prompt,
            n: 1,
            size: '1024x1024',
            ...(!ALWAYS_BASE64.test(config.name) && { response_format: 'b64_json' }),
          },
          { signal },
        )
        .catch((error: unknown) => {
          throw failureOf(error, signal);
        });
      const picture: unknown = answer?.data?.[0]?.b64_json;
      if (typeof picture !== 'string') throw new ModelFailure('unavailable');
      return Buffer.from(picture, 'base64');
    },
  };
}
