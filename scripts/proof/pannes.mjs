// What breaks around the portal, and what is left of what it had acknowledged: docs/preuves.md.
export const name = 'pannes';
export const description =
  'base, disque, fichiers, courriels, horloge, primaire : rien d’acquitté n’est perdu';

export function run({ runVitest }) {
  return runVitest('api', ['packages/server/src/main.test.ts']);
}
