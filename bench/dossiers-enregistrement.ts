import { makeTokens } from './support/access-token.ts';
import { draftsToSave } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';

export const workload = dossiersWorkload({
  name: 'enregistrement',
  title: 'W5: an applicant saves a step of a project',
  aim: 0.7,
  floor: 0.35,
  bareShare: 0.6,
  growth: 1.3,
  work: async (pool) => {
    const drafts = await draftsToSave(pool);
    const people = [...new Set(drafts.map(({ par }) => par))];
    let tokens = new Map<string, string>();
    /**
     * Gives the n-th save, which starts from the version that the save before it made, whichever server answered it.
     */
    const next = (n: number) => {
      const draft = drafts[n % drafts.length];
      if (!draft) throw new Error('no draft to save');
      const from = draft.objectifs;
      const version = draft.version++;
      draft.objectifs = `Objectifs repris ${n} fois, version ${version} : ${'le projet vise à renforcer la pratique. '.repeat(8).trim()}`;
      return { ...draft, from, version, to: draft.objectifs };
    };
    return {
      renew: async () => {
        const made = await makeTokens(people);
        tokens = new Map(people.map((id, place) => [id, made[place] ?? '']));
      },
      tokens: () => [...tokens.values()],
      portail: (n) => {
        const { id, id_fo, par, version, from, to } = next(n);
        return {
          method: 'PUT',
          path: `/api/demande/dossiers/${id_fo}/projets/${id}`,
          headers: {
            'access-token': tokens.get(par) ?? '',
            'content-type': 'application/json',
            'if-match': `"${version}"`,
          },
          body: JSON.stringify({ changes: { 'description.objectifs': { from, to } } }),
        };
      },
      bare: (n) => {
        const { id, par, version, to } = next(n);
        return {
          method: 'PUT',
          path: `/projets/${id}`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ version, objectifs: to, par }),
        };
      },
    };
  },
});
