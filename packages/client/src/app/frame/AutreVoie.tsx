/** Where a person goes whose browser cannot open the portal: pages that the server writes, which any browser reads. */
export const AutreVoie = () => (
  <>
    Sinon, <a href="/repertoire-des-subventions">la liste des subventions</a> s’ouvre partout, et dit quel
    service joindre.
  </>
);
