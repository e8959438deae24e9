import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import type { Read } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { bestNumero, nextHref, saisieHref } from './adhesion-href.ts';
import { annuaireInaccessible, choiceOfAssociation, resultsHeading } from './association-trouvee.ts';
import { ChoixAdhesionForm } from './ChoixAdhesionForm.tsx';

/** Shows the results of a search, or the sentence with which the server refuses it. */
export function ResultatsRecherche({ q, read }: { q: string; read: Read<RechercheReply> }) {
  switch (read.state) {
    case 'attente':
      return <Loading />;
    case 'refuse':
      return <SansRegistre q={q} tone="erreur" title={read.problem.message} />;
    case 'lu':
      if (read.value.annuaire === 'inaccessible')
        return <SansRegistre q={q} tone="attention" title={annuaireInaccessible} />;
      return read.value.items.length === 0 ? <Aucune /> : <Trouvees q={q} found={read.value} />;
  }
}

const Aucune = () => (
  <EmptyState
    fact="Aucune association trouvée."
    why="Vérifiez le numéro, ou écrivez moins de mots : un mot du nom et la commune suffisent."
  />
);

function Trouvees({ q, found }: { q: string; found: RechercheReply }) {
  const asso = useQueryParams().get('asso');
  const { items, incomplet, annuaire } = found;
  const actives = items.filter(({ etat }) => etat === 'active');
  const named = actives.find((one) => bestNumero(one) === asso);
  // A single answer is the choice already: « Continuer » confirms it.
  const chosen = named ?? (items.length === 1 ? actives[0] : undefined);
  return (
    <ChoixAdhesionForm
      name="asso"
      heading={resultsHeading(found)}
      words={[q, ...found.proches.flatMap(({ mots }) => mots)].join(' ')}
      results={items.map((one) => choiceOfAssociation(one, annuaire))}
      missing="Sélectionnez une association."
      after={incomplet && <p className="recherche__suite">Ajoutez la commune pour préciser.</p>}
      chosen={chosen ? bestNumero(chosen) : null}
      nextOf={(id) => {
        const chosen = items.find((one) => bestNumero(one) === id);
        return chosen ? nextHref(chosen, q) : null;
      }}
    />
  );
}

type SansRegistreProps = { q: string; tone: 'attention' | 'erreur'; title: string };

/** Says that a register does not answer, with a link to type the association by hand. */
const SansRegistre = ({ q, tone, title }: SansRegistreProps) => (
  <Notice tone={tone} title={title}>
    <p>
      Vous pouvez saisir votre association à la main ; nous la rapprocherons du registre plus tard.{' '}
      <AppLink href={saisieHref(q)}>Continuer sans registre</AppLink>
    </p>
  </Notice>
);
