import type { RechercheReply } from '@asso/contract/association/recherche.schemas';
import { formats } from '@asso/domain/identifiants/formats';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { useQueryParams } from '../platform/query-params.ts';
import type { Read } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { nextHref, numeroOf } from './adhesion-href.ts';
import { choiceOfAssociation, resultsHeading } from './association-trouvee.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { ChoixAdhesionForm } from './ChoixAdhesionForm.tsx';
import { NonTrouvee } from './NonTrouvee.tsx';
import { RechercheForm } from './RechercheForm.tsx';
import { useRechercheAssociation } from './use-recherche-association.ts';

/** « Est-ce bien la nôtre ? » First of three pages: the association is looked for, then chosen. */
export function ChoixAssociationPage() {
  const recherche = useRechercheAssociation();
  const { q, read } = recherche;
  return (
    <CadreAdhesion rang={1} titre="Trouver votre association">
      <RechercheForm {...recherche} warning={inexact(q)} />
      {q !== '' && <Resultats q={q} read={read} />}
      <NonTrouvee isOpen={read.state === 'lu' && q !== '' && read.value.items.length === 0} />
    </CadreAdhesion>
  );
}

/** A wrong check digit is said; the search goes on. */
function inexact(q: string): string | undefined {
  const { kind, value } = recogniseIdentifiant(q);
  if (kind === 'siren' && formats.siren.warn?.(value)) return 'Ce SIREN semble inexact. Vérifiez-le.';
  if (kind === 'siret' && formats.siret.warn?.(value)) return 'Ce SIRET semble inexact. Vérifiez-le.';
  return undefined;
}

function Resultats({ q, read }: { q: string; read: Read<RechercheReply> }) {
  switch (read.state) {
    case 'attente':
      return <Loading />;
    case 'refuse':
      return <Notice tone="erreur" title={read.problem.message} />;
    case 'lu':
      return <Trouvees q={q} found={read.value} />;
  }
}

function Trouvees({ q, found }: { q: string; found: RechercheReply }) {
  const asso = useQueryParams().get('asso');
  const { items, incomplet } = found;
  if (items.length === 0) {
    return (
      <EmptyState
        fact="Aucune association trouvée."
        why="Vérifiez le numéro, ou écrivez moins de mots : un mot du nom et la commune suffisent."
      />
    );
  }
  return (
    <ChoixAdhesionForm
      name="asso"
      heading={resultsHeading(found)}
      words={q}
      results={items.map(choiceOfAssociation)}
      missing="Sélectionnez une association."
      after={
        incomplet && <p className="resultats__suite">Ajoutez la commune, ou un mot du nom, pour préciser.</p>
      }
      chosen={items.find((one) => numeroOf(one) === asso && one.etat === 'active') ? asso : null}
      nextOf={(id) => {
        const chosen = items.find((one) => numeroOf(one) === id);
        return chosen ? nextHref(chosen, q) : null;
      }}
    />
  );
}
