// The history tells in these words what was done to a subvention.
import { deNom } from '../identifiants/elision.ts';

const actes: Readonly<Record<string, string>> = {
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
};

const devenus = ['code', 'dispositif', 'reschedule', 'exercice'].map((acte) => `subvention.${acte}`);
/** These acts say by their own words what the subvention became. */
const sansSuite = ['subvention.activate', 'subvention.deactivate'];

type Evenement = { action: string; section: string | null; avant: string | null; apres: string | null };

/** Returns for example « Campagne publiée : 2027, version 2 » or « Brouillon enregistré : Calendrier ». */
export function actionSaid({ action, section, avant, apres }: Evenement): string {
  if (action === 'enregistrer') return `Brouillon enregistré${section ? ` : ${section}` : ''}`;
  const said = actes[action] ?? action;
  if (avant === null && apres === null) return said;
  if (devenus.includes(action)) return `${said} : ${avant} devient ${apres}`;
  if (action === 'subvention.duplicate') return `${said} ${deNom(avant ?? '')}`;
  if (action === 'subvention.unpublish')
    return `${said} : ${avant}${apres ? `, retour à ${apres}` : ', retour au brouillon'}`;
  return apres && !sansSuite.includes(action) ? `${said} : ${apres}` : said;
}
