export type LeadChoice = {
  _id: string;
  label: string;
  /** What speaks against it, before it is put in: other dates, too few beds. */
  warning?: string;
};

export type ClientChoice = { id: string; name: string; count: string; leads: readonly LeadChoice[] };

export type NewOfferWords = Record<'button' | 'clients' | 'leads' | 'search' | 'searchLeads' | 'none' | 'back', string>;

export type NewOfferSetting = { clients: readonly ClientChoice[]; words: NewOfferWords };
