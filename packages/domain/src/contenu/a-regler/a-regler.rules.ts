// The home of an administrator lists what is wrong or waits: one line for each cause, the most serious first, and one
// act for each.
import { formatDate } from '../../identifiants/dates-affichees.ts';
import { count } from '../../identifiants/nombres-affiches.ts';
import { sayCourrielsWaiting } from './courriels.words.ts';
import { courrielLifeEnd, daysBeforeLate, type Faits, partLibreMin } from './faits.rules.ts';

export const gravites = {
  bloque: 'Bloque',
  'en-retard': 'En retard',
  'a-decider': 'À décider',
  'a-corriger': 'À corriger',
  'a-repondre': 'À répondre',
  'a-prevoir': 'À prévoir',
} as const;
export type Gravite = keyof typeof gravites;

/** An act leads to the page where the matter is settled. */
export type ActeAFaire = { label: string; href: string };

export type Chose = {
  id: string;
  gravite: Gravite;
  quoi: string;
  detail: string;
  /** The instant since which the matter has lasted, when it is known. */
  depuis: string | null;
  acte: ActeAFaire;
};

const lca = (onglet: string): string => `/administration/lca?onglet=${onglet}`;
const dixDuPlus = (noms: readonly string[], total: number): string => {
  const shown = noms.slice(0, 2);
  const others = total - shown.length;
  return [shown.join(', '), others > 0 && `et ${count(others, 'autre', 'autres')}`].filter(Boolean).join(' ');
};

type Row = (faits: Faits, now: Date) => Chose | null | false | undefined | '';

const jourMs = 86_400_000;
const daysTo = (day: string, now: Date): number => Math.ceil((Date.parse(day) - now.getTime()) / jourMs);

const rows: readonly Row[] = [
  ({ services }) =>
    services &&
    services.n > 0 && {
      id: 'services',
      gravite: 'bloque',
      quoi: `${count(services.n, 'service reçoit', 'services reçoivent')} des dossiers sans aucun compte`,
      detail: `${dixDuPlus(services.noms, services.n)} : ${count(services.dossiers, 'dossier attend', 'dossiers attendent')}`,
      depuis: services.depuis,
      acte: services.premier
        ? {
            label: 'Ajouter une personne',
            href: `/administration/rds?onglet=services&service=${services.premier}`,
          }
        : { label: 'Qui administre les services', href: `${lca('comptes')}&avec_role=rds.admin` },
    },
  ({ fichiers }) =>
    fichiers === 'muet' && {
      id: 'fichiers',
      gravite: 'bloque',
      quoi: 'Les fichiers ne répondent pas',
      detail: 'rien ne peut être déposé ni téléchargé',
      depuis: null,
      acte: { label: 'Voir les travaux', href: lca('travaux') },
    },
  ({ index }) =>
    index.length > 0 && {
      id: 'index',
      gravite: 'a-corriger',
      quoi: count(index.length, 'index de la base ne sert pas', 'index de la base ne servent pas'),
      detail: `${dixDuPlus([...index], index.length)} : des listes sont lentes jusqu’à ce que l’exploitant les refasse`,
      depuis: null,
      acte: { label: 'Voir les travaux', href: lca('travaux') },
    },
  ({ envois }) =>
    envois && {
      id: 'envois',
      gravite: 'bloque',
      quoi: `${count(envois.n, 'envoi à une application n’est pas parti', 'envois à une application ne sont pas partis')}`,
      detail: `vers ${envois.noms.join(', ')}`,
      depuis: envois.depuis,
      acte: { label: 'Voir le journal', href: `${lca('journal')}&objet=lot-transfert` },
    },
  ({ travaux }) =>
    travaux &&
    travaux.n > 0 && {
      id: 'travaux',
      gravite: 'bloque',
      quoi: count(travaux.n, 'travail n’a pas abouti', 'travaux n’ont pas abouti'),
      detail: dixDuPlus(travaux.noms, travaux.noms.length),
      depuis: travaux.depuis,
      acte: { label: 'Voir et relancer', href: lca('travaux') },
    },
  ({ registre }, now) => {
    if (!registre?.fini && !registre?.arrete) return null;
    if (registre.arrete)
      return {
        id: 'registre-arrete',
        gravite: 'en-retard',
        quoi: 'Un import du registre s’est arrêté en chemin',
        detail: 'il reprend où il était quand on le relance',
        depuis: registre.arrete,
        acte: { label: 'Voir comment le relancer', href: lca('travaux') },
      };
    const age = (now.getTime() - Date.parse(registre.fini ?? '')) / jourMs;
    return (
      age > daysBeforeLate && {
        id: 'registre',
        gravite: 'en-retard',
        quoi: 'Le registre des associations n’est plus à jour',
        detail: `attendu chaque mois, reçu le ${formatDate(new Date(registre.fini ?? ''))}`,
        depuis: registre.fini,
        acte: { label: 'Voir comment le relancer', href: lca('travaux') },
      }
    );
  },
  ({ courriels }, now) =>
    courriels &&
    courriels.enAttente > 0 && {
      id: 'courriels-en-attente',
      gravite: 'en-retard',
      quoi: sayCourrielsWaiting(courriels, now),
      detail: 'ils seront essayés pendant trois jours',
      depuis: courriels.attendentDepuis,
      acte: { label: 'Voir les courriels', href: lca('courriels') },
    },
  ({ acces }) =>
    acces &&
    acces.n > 0 && {
      id: 'acces',
      gravite: 'a-decider',
      quoi: count(acces.n, 'demande d’accès', 'demandes d’accès'),
      detail: dixDuPlus(acces.noms, acces.n),
      depuis: acces.depuis,
      acte: {
        label: 'Décider',
        href: '/administration/lca?attente=a-decider&attente=conteste&attente=passe-ferme',
      },
    },
  ({ courriels }) =>
    courriels &&
    courriels.refuses > 0 && {
      id: 'courriels-refuses',
      gravite: 'a-corriger',
      quoi: count(courriels.refuses, 'courriel est revenu', 'courriels sont revenus'),
      detail: count(courriels.adresses, 'adresse ne reçoit pas', 'adresses ne reçoivent pas'),
      depuis: courriels.refusesDepuis,
      acte: { label: 'Corriger', href: lca('courriels') },
    },
  ({ antivirus }) =>
    antivirus === 'muet' && {
      id: 'antivirus',
      gravite: 'a-corriger',
      quoi: 'L’antivirus ne répond pas',
      detail: 'les fichiers déposés attendent son analyse',
      depuis: null,
      acte: { label: 'Voir les travaux', href: lca('travaux') },
    },
  ({ aides }) =>
    aides &&
    aides.n > 0 && {
      id: 'aides',
      gravite: 'a-repondre',
      quoi: count(aides.n, 'demande d’aide sans réponse', 'demandes d’aide sans réponse'),
      detail: aides.sujet ? `la plus ancienne : ${aides.sujet}` : '',
      depuis: aides.depuis,
      acte: { label: 'Répondre', href: `${lca('aide')}&etat=ouverte` },
    },
  ({ disque }) =>
    disque &&
    disque.libre / disque.total < partLibreMin && {
      id: 'disque',
      gravite: disque.libre / disque.total < partLibreMin / 3 ? 'bloque' : 'a-prevoir',
      quoi: disque.libre === 0 ? 'Le disque est plein' : 'Le disque est presque plein',
      detail:
        disque.libre === 0
          ? 'rien ne s’enregistre plus : on peut seulement lire'
          : `il reste ${Math.floor((100 * disque.libre) / disque.total)} % de la place`,
      depuis: null,
      acte: { label: 'Voir l’état du serveur', href: lca('travaux') },
    },
  ({ certificat }, now) => {
    if (!certificat) return null;
    const jours = daysTo(certificat, now);
    return (
      jours <= 30 && {
        id: 'certificat',
        gravite: jours <= 0 ? 'bloque' : 'a-prevoir',
        quoi: jours <= 0 ? 'Le certificat du site est périmé' : 'Le certificat du site expire bientôt',
        detail:
          jours <= 0
            ? `depuis le ${formatDate(new Date(certificat))}`
            : `le ${formatDate(new Date(certificat))}, dans ${count(jours, 'jour', 'jours')}`,
        depuis: null,
        acte: { label: 'Voir l’état du serveur', href: lca('travaux') },
      }
    );
  },
  ({ versions }, now) => {
    if (!versions) return null;
    const [old] = Object.entries(versions)
      .map(([nom, version]) => ({ nom, version, fin: courrielLifeEnd(nom, version) }))
      .filter(({ fin }) => fin !== null && daysTo(fin, now) <= 180);
    return (
      old?.fin && {
        id: 'versions',
        gravite: 'a-prevoir',
        quoi: `${old.nom} ${old.version} ${daysTo(old.fin, now) <= 0 ? 'n’est plus corrigé' : 'ne sera bientôt plus corrigé'}`,
        detail: `fin des corrections de sécurité le ${formatDate(new Date(old.fin))}`,
        depuis: null,
        acte: { label: 'Voir l’état du serveur', href: lca('travaux') },
      }
    );
  },
];

const ordre = Object.keys(gravites);

/** Lists what is wrong or waits, the most serious first; lines of the same gravity keep the order of the table. */
export const chosesARegler = (faits: Faits, now: Date): Chose[] =>
  rows
    .flatMap((row) => row(faits, now) || [])
    .toSorted((a, b) => ordre.indexOf(a.gravite) - ordre.indexOf(b.gravite));

export type Rouage = { nom: string; etat: 'bien' | 'mal'; dit: string };

/** Lists the parts of the portal shown under « En ce moment », each with a few words on how it goes. */
export function rouages(faits: Faits, now: Date): Rouage[] {
  const wrong = new Set(chosesARegler(faits, now).map(({ id }) => id));
  const { courriels, travaux, registre, antivirus, fichiers, disque } = faits;
  const one = (nom: string, dit: string, ...ids: string[]): Rouage => ({
    nom,
    dit,
    etat: ids.some((id) => wrong.has(id)) ? 'mal' : 'bien',
  });
  return [
    ...(courriels
      ? [
          one(
            'Courriels',
            courriels.enAttente > 0
              ? count(courriels.enAttente, 'attend', 'attendent')
              : `${count(courriels.partisHier, 'parti', 'partis')} hier, ${count(courriels.refuses, 'revenu', 'revenus')}`,
            'courriels-refuses',
            'courriels-en-attente',
          ),
        ]
      : []),
    ...(travaux
      ? [one('Travaux', travaux.n === 0 ? 'à jour' : count(travaux.n, 'échec', 'échecs'), 'travaux')]
      : []),
    one('Fichiers', fichiers === 'muet' ? 'ne répondent pas' : 'répondent', 'fichiers'),
    ...(antivirus === 'aucun'
      ? []
      : [one('Antivirus', antivirus === 'muet' ? 'ne répond pas' : 'répond', 'antivirus')]),
    ...(registre?.fini
      ? [
          one(
            'Registre RNA et Sirene',
            `reçu le ${formatDate(new Date(registre.fini))}`,
            'registre',
            'registre-arrete',
          ),
        ]
      : []),
    ...(disque
      ? [
          one(
            'Place sur le disque',
            `${Math.floor((100 * disque.libre) / disque.total)} % de libre`,
            'disque',
          ),
        ]
      : []),
  ];
}
