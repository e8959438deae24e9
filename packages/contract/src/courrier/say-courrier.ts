// Gives the sentence of a problem of a letter or of its template, the same from the server and while the template is
// typed.
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import { sayWith } from '../kernel/say-with.ts';

export const sayCourrier = sayWith(courrierProblems);
