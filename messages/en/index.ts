import agency from './agency.json' with { type: 'json' };
import agencyPages from './agencyPages.json' with { type: 'json' };
import agencyShell from './agencyShell.json' with { type: 'json' };
import agreements from './agreements.json' with { type: 'json' };
import answer from './answer.json' with { type: 'json' };
import api from './api.json' with { type: 'json' };
import away from './away.json' with { type: 'json' };
import booking from './booking.json' with { type: 'json' };
import brand from './brand.json' with { type: 'json' };
import brandEdit from './brandEdit.json' with { type: 'json' };
import busy from './busy.json' with { type: 'json' };
import card from './card.json' with { type: 'json' };
import cardVault from './cardVault.json' with { type: 'json' };
import chalets from './chalets.json' with { type: 'json' };
import clientOffer from './clientOffer.json' with { type: 'json' };
import clientSafe from './clientSafe.json' with { type: 'json' };
import clients from './clients.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import conversations from './conversations.json' with { type: 'json' };
import demonstration from './demonstration.json' with { type: 'json' };
import desk from './desk.json' with { type: 'json' };
import deskCalendar from './deskCalendar.json' with { type: 'json' };
import deskContent from './deskContent.json' with { type: 'json' };
import deskManagers from './deskManagers.json' with { type: 'json' };
import deskProperty from './deskProperty.json' with { type: 'json' };
import deskStays from './deskStays.json' with { type: 'json' };
import deskTabs from './deskTabs.json' with { type: 'json' };
import deskTerms from './deskTerms.json' with { type: 'json' };
import destination from './destination.json' with { type: 'json' };
import devMail from './devMail.json' with { type: 'json' };
import dues from './dues.json' with { type: 'json' };
import earnings from './earnings.json' with { type: 'json' };
import enquiry from './enquiry.json' with { type: 'json' };
import error from './error.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import hotel from './hotel.json' with { type: 'json' };
import hotelConsumer from './hotelConsumer.json' with { type: 'json' };
import hotelInvitation from './hotelInvitation.json' with { type: 'json' };
import hotelSearch from './hotelSearch.json' with { type: 'json' };
import interest from './interest.json' with { type: 'json' };
import invitation from './invitation.json' with { type: 'json' };
import issuer from './issuer.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import leadStay from './leadStay.json' with { type: 'json' };
import leads from './leads.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import manage from './manage.json' with { type: 'json' };
import managed from './managed.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import network from './network.json' with { type: 'json' };
import newsletter from './newsletter.json' with { type: 'json' };
import offers from './offers.json' with { type: 'json' };
import onboarding from './onboarding.json' with { type: 'json' };
import option from './option.json' with { type: 'json' };
import otherDates from './otherDates.json' with { type: 'json' };
import outcome from './outcome.json' with { type: 'json' };
import owed from './owed.json' with { type: 'json' };
import page from './page.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import payout from './payout.json' with { type: 'json' };
import payoutRun from './payoutRun.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import property from './property.json' with { type: 'json' };
import propertyLead from './propertyLead.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import roomRates from './roomRates.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import season from './season.json' with { type: 'json' };
import selection from './selection.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import signIn from './signIn.json' with { type: 'json' };
import signUp from './signUp.json' with { type: 'json' };
import stayAnswers from './stayAnswers.json' with { type: 'json' };
import studio from './studio.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import today from './today.json' with { type: 'json' };
import told from './told.json' with { type: 'json' };
import user from './user.json' with { type: 'json' };

/** A namespace a file; its name is the namespace. */
export default {
  agency,
  agencyPages,
  agencyShell,
  agreements,
  answer,
  api,
  away,
  booking,
  brand,
  brandEdit,
  busy,
  cardVault,
  card,
  chalets,
  clientOffer,
  clientSafe,
  clients,
  consent,
  contact,
  conversations,
  demonstration,
  desk,
  deskCalendar,
  deskContent,
  deskManagers,
  deskProperty,
  deskStays,
  deskTabs,
  deskTerms,
  destination,
  devMail,
  dues,
  earnings,
  enquiry,
  error,
  footer,
  form,
  gallery,
  hotel,
  hotelConsumer,
  hotelInvitation,
  hotelSearch,
  interest,
  invitation,
  issuer,
  landing,
  leadStay,
  leads,
  listing,
  mail,
  manage,
  managed,
  map,
  money,
  network,
  newsletter,
  offers,
  onboarding,
  option,
  otherDates,
  outcome,
  page,
  payment,
  payout,
  owed,
  payoutRun,
  people,
  privacy,
  property,
  propertyLead,
  reports,
  roomRates,
  search,
  season,
  selection,
  shell,
  signIn,
  signUp,
  stayAnswers,
  studio,
  terms,
  today,
  told,
  user,
};
