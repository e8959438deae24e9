import { fusionFields } from '@asso/domain/association/fusion/rattachement.fields';
import type { Draft } from '@asso/domain/kernel/fields';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { numerosHref } from './numeros-href.ts';

/** Asks which other file is of the same association, and shows what its merge would move. */
export function AutreFicheForm({ id }: { id: string }) {
  const saisie = useSaisie({
    name: null,
    value: {} as Draft<typeof fusionFields>,
    send: async ({ absorbee }) => {
      wantHeadingFocus();
      go(numerosHref(id, absorbee?.trim()));
      return null;
    },
    onDone: () => undefined,
  });
  return (
    <section className="pile" aria-labelledby="autre-fiche">
      <h2 id="autre-fiche" className="fr-h4">
        Fusionner une autre fiche dans celle-ci
      </h2>
      <p>
        Quand la même association a deux fiches : ses accès, ses dossiers, ses RIB et ses documents sont
        réunis ici. Vous verrez d’abord ce qui sera déplacé.
      </p>
      <SaisieForm
        name="Fusionner une autre fiche"
        saisie={saisie}
        fields={fusionFields}
        label="Voir ce qui sera déplacé"
        kind="secondaire"
      />
    </section>
  );
}
