/**
 * What the pages do with script; without it the password stays hidden and the buttons are pressed by hand. Words come in
 * as attributes of the elements.
 */
export const pageScript = `
for (const button of document.querySelectorAll('[data-show]')) {
  const input = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? button.dataset.hide : button.dataset.show;
    button.setAttribute('aria-label', isShown ? button.dataset.hideLabel : button.dataset.showLabel);
    input.focus();
  });
  input.form.addEventListener('submit', () => { input.type = 'password'; });
}
for (const input of document.querySelectorAll('[data-caps]')) {
  const note = document.getElementById(input.dataset.caps);
  const judge = (event) => { note.hidden = !(event.getModifierState && event.getModifierState('CapsLock')); };
  input.addEventListener('keydown', judge);
  input.addEventListener('keyup', judge);
  input.addEventListener('blur', () => { note.hidden = true; });
}
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
  if (form.dataset.auto) form.requestSubmit();
}
addEventListener('pageshow', () => { for (const form of document.forms) delete form.dataset.sent; });
`;
