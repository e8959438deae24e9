-- What a service has granted and still follows, the first granted first; and what it has paid, the last first.
create index instruction_accordee on instruction (id_service_instructeur, accorde_le, id_dossier)
  where etat in ('6', '7', '8', '9');
create index demande_paiement_verses on demande_paiement (id_service_instructeur, paye_le desc, rang desc)
  where etat = '4';
