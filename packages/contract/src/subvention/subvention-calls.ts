// The calls of grants share the roles that may call them, the way a path names a dossier, and the sentence of an
// unknown failure.
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { subventionProblems } from '@asso/domain/subvention/subvention.problems';
import { z } from 'zod';

export const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
export const id = z.string().min(1).max(60);

const sentences = { ...dossierProblems, ...subventionProblems };

export const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });
