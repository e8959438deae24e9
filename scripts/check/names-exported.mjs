import { basename } from 'node:path';
import { isCode, isSource, isTest, readText } from './files.mjs';

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(function\*?|const|class|type|interface) ([A-Za-z_]\w*)/gm;

/** Compounds of the field, which the glossary writes in one word; what joins their parts is not looked at. */
const COMPOUNDS = /mot_?de_?passe|sous_?dispositif|tableau_?de_?bord|coup_?de_?pouce|en_?tete/gi;
/** What joins two words in French, where English has an order of words or a joint of its own. */
const JOINTS = new Set(
  'De Du Des Au Aux En Par Pour Sans Sur Dans Avec Chez Et Ou Vers Qui Que Quoi Dont Apres Avant Depuis Entre Contre Le La Les Un Une Ne Leur'.split(
    ' ',
  ),
);
/** « d’ » and « l’ » before another word, as in `annulationEnd`. */
const ELIDED = /[a-z0-9][DL](?=[A-Z][a-z])/;
/** A name begins with its verb, and the verb is English. */
const VERBS = new Set(
  `accorder affecter ajouter annuler appeler attend attribuer calculer changer chercher commencer comparer conclure concerne
  controler convient corriger cumule deplacer demander dessiner ecarte ecarter ecrire efface effacer envoyer epingler eprouver
  essayer est executer exige fermer fige fixer fusionner gere guetter impose inscrire laisse lier lire livrer modifier montrer
  nommer noter ouvrir partager passer payer plie plier pose poser prend prendre preparer prevenir proposer publier purger ramener
  ranger recapituler recopie recopier refuser relire remplir rendre renouvelle renvoyer repartir repond repondre reprend reprendre
  resceller retire retirer revenir saisir sert signaler sont suit supprime supprimer traite transmettre valider verifier`.split(
    /\s+/,
  ),
);
/** The modules of a proof or of a workload have the same shape, so that one program plays them all. */
const SHAPED = /^(bench|scripts\/proof)\//;
const MOST_HOMES = 2;

/**
 * Checks the names that files export: nouns of the field are French, every other word is English, and one name has one
 * home, or two at most.
 */
export function exportedNameErrors(root, files) {
  const homes = new Map();
  const errors = [];
  for (const path of files) {
    if (!isCode(path) || /\.test\.(ts|tsx|mjs)$/.test(path)) continue;
    for (const [, kind, name] of readText(root, path).matchAll(EXPORTED)) {
      if (!SHAPED.test(path)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
      if (isSource(path) || (isTest(path) && /^e2e\//.test(path)))
        errors.push(...wordErrors(path, kind, name));
    }
  }
  for (const [name, paths] of homes)
    if (paths.size > MOST_HOMES)
      errors.push(`${[...paths].join(', ')}: ${name} has ${paths.size} homes, give each its own name`);
  return errors;
}

function wordErrors(path, kind, name) {
  // A component has the name of its file, and what it is given has its name with Props.
  if (path.endsWith('.tsx') && name.startsWith(basename(path, '.tsx'))) return [];
  const words = splitWords(name);
  const isValue = kind !== 'type' && kind !== 'interface' && kind !== 'class';
  const joint = words.find((word, index) => JOINTS.has(index === 0 ? capital(word) : word));
  if (joint) return [`${path}: ${name} joins its words in French by « ${joint.toLowerCase()} »`];
  if (ELIDED.test(name)) return [`${path}: ${name} joins its words in French, as « d’ » and « l’ » do`];
  if (isValue && VERBS.has(words[0])) return [`${path}: ${name} begins with a French verb, ${words[0]}`];
  if (!isValue) return [];
  const last = words.at(-1);
  if (words.length > 1 && /^(Said|Dit|Dits|Dite|Dites)$/.test(last))
    return [`${path}: ${name} says something, begin it with say`];
  if (words.length > 1 && last === 'Of' && !/^(is|are|has|can)$/.test(words[0]))
    return [`${path}: ${name} ends in Of, give the noun alone or a verb first`];
  return [];
}

/** Splits `listProjetAnnees` into `annees`, `Du`, `Projet`; a compound of the field is one word. */
const splitWords = (name) =>
  name
    .replaceAll(COMPOUNDS, 'Compound')
    .split(/(?=[A-Z][a-z])|_/)
    .filter(Boolean);

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
