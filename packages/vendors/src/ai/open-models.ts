import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel, LanguageModel } from 'ai';
import type { ModelName, ModelSettings } from './model-settings.ts';

// The SDK would write its warnings to the output, outside of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The name under which options of an OpenAI-compatible server are handed over. */
export const OPENAI_OPTIONS = 'openai';

const openaiOf = ({ openai, known }: ModelSettings, { name }: ModelName) => {
  if (!openai) throw new Error('the settings name no OpenAI-compatible server');
  return createOpenAICompatible({
    name: OPENAI_OPTIONS,
    baseURL: openai.baseUrl,
    ...(openai.apiKey !== null && { apiKey: openai.apiKey }),
    supportsStructuredOutputs: known[name]?.can?.includes('schema') ?? false,
  });
};

const googleOf = ({ google }: ModelSettings) => {
  if (!google) throw new Error('the settings name no key of Google');
  return createGoogle({
    apiKey: google.apiKey,
    ...(google.baseUrl !== null && { baseURL: google.baseUrl }),
  });
};

export const languageModel = (settings: ModelSettings, model: ModelName): LanguageModel =>
  model.provider === 'google'
    ? googleOf(settings).languageModel(model.id)
    : openaiOf(settings, model).chatModel(model.id);

export const imageModel = (settings: ModelSettings, model: ModelName): ImageModel =>
  model.provider === 'google'
    ? googleOf(settings).imageModel(model.id)
    : openaiOf(settings, model).imageModel(model.id);
