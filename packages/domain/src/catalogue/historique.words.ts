// The history tells in these words what was done to a subvention; each kind of published form names its own acts.
import { withElision } from '../identifiants/elision.ts';

type Evenement = { action: string; section: string | null; avant: string | null; apres: string | null };

/** These acts say what the form became; others say by their own words all that they did. */
const devenus = ['code', 'dispositif', 'reschedule', 'exercice'];
const sansSuite = ['activate', 'deactivate'];

/** Makes what tells an act, such as « Campagne publiée : 2027, version 2 » or « Brouillon enregistré : Calendrier ». */
export const sayFaitOffre =
  (actes: Readonly<Record<string, string>>) =>
  ({ action, section, avant, apres }: Evenement): string => {
    if (action === 'enregistrer') return `Brouillon enregistré${section ? ` : ${section}` : ''}`;
    const said = actes[action] ?? action;
    const acte = action.split('.').at(-1) ?? '';
    if (avant === null && apres === null) return said;
    if (devenus.includes(acte)) return `${said} : ${avant} devient ${apres}`;
    if (acte === 'duplicate') return `${said} ${withElision(avant ?? '')}`;
    if (acte === 'unpublish')
      return `${said} : ${avant}${apres ? `, retour à ${apres}` : ', retour au brouillon'}`;
    return apres && !sansSuite.includes(acte) ? `${said} : ${apres}` : said;
  };

export const sayActionCatalogue = sayFaitOffre({
  'subvention.create': 'Subvention créée',
  'subvention.duplicate': 'Subvention copiée',
  'subvention.publish': 'Campagne publiée',
  'subvention.unpublish': 'Publication annulée',
  'subvention.reschedule': 'Clôture changée',
  'subvention.activate': 'Subvention rouverte',
  'subvention.deactivate': 'Subvention fermée',
  'subvention.exercice': 'Campagne préparée pour une autre année',
  'subvention.code': 'Code changé',
  'subvention.dispositif': 'Dispositif changé',
  'subvention.delete': 'Subvention supprimée',
});
