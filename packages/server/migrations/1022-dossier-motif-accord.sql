-- What a service asked to correct stayed as the reason of the decision that granted the dossier afterwards; only an
-- amending act gives a grant a reason.
update instruction set motif = null
  where etat in ('6', '7', '8', '9', '10') and decision_modifiee_le is null and motif is not null;
