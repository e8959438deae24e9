import type { questionEndpoints, urlEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { contenuCalls } from './serve-contenus.ts';

export function questionHandlers(platform: Platform): Handlers<typeof questionEndpoints> {
  const calls = contenuCalls(platform, 'question');
  return {
    listQuestions: calls.list,
    readQuestion: calls.read,
    createQuestion: calls.create,
    updateQuestion: calls.update,
    replaceQuestion: ({ actor, params, body, ifMatch }) =>
      calls.save({ actor, id: params.id, version: ifMatch, isWhole: true }, body),
    deleteQuestion: calls.remove,
  };
}

export function urlHandlers(platform: Platform): Handlers<typeof urlEndpoints> {
  const { list, read, create, update, remove } = contenuCalls(platform, 'url');
  return { listUrls: list, readUrl: read, createUrl: create, updateUrl: update, deleteUrl: remove };
}
