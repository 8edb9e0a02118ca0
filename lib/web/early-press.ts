/**
 * Keeps the press of a form's button for the page's script: sent before that is there, the page would come again without
 * what was typed. A form that works without script says where it goes by `action`; any other is pressed anew until its
 * script takes it. A press and not a sent form, since a press is what makes the framework finish that part of the page
 * first.
 */
const FORMS = `addEventListener("submit",function(e){var f=e.target,b=e.submitter;if(e.defaultPrevented||f.hasAttribute("action"))return;e.preventDefault();clearTimeout(self.__press);__press=setTimeout(function(){b?b.click():f.requestSubmit()},200)})`;

/**
 * The same for a button outside of forms: pressed before React has it, it is pressed once more when the page has begun
 * (components/layout/providers.tsx), of several the last one. React names what it has by a key of its own.
 */
const BUTTONS = `(function(p){function keep(e){var b=e.target.closest("button");if(b&&!(b.form&&b.type=="submit")&&!Object.keys(b).some(function(k){return!k.indexOf("__reactFiber")}))p=b}addEventListener("click",keep);addEventListener("shaafi-ready",function(){removeEventListener("click",keep);p&&p.isConnected&&p.click()},{once:true})})()`;

export const EARLY_PRESS = `${FORMS};${BUTTONS}`;
